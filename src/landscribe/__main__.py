"""`python -m landscribe` is the same as `landscribe`."""

from landscribe.cli import main

raise SystemExit(main())
