"""What an array is called in annotations."""

import numpy

NDArray = numpy.ndarray
