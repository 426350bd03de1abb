/** What it takes to play on this device, loaded when it is first wanted. */

export const device = () => import("./device");
