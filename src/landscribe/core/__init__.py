"""What every game shares: cells, shapes, chance, the contract, records and text."""
