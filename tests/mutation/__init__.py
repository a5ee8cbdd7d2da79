"""Mutation of rule methods: is every comparison, every bound, every word of a set one that the bank would miss?"""
