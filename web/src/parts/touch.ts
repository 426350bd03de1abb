/** Whether one points with a finger, which cannot hover. */
export const isTouch = () => matchMedia("(hover: none), (pointer: coarse)").matches;
