export const print = { scan: 'Scan for all photos and the price of today.' };
