/** The lines of the logo in a square of 32 x 32, as app/icon.svg has them: car, window and the stroke of the wave. */
export const LOGO = {
  car: 'M5.2 20.4c-.8 0-1.2-.5-1.2-1.3v-1.9c0-1.6.8-2.5 2.4-2.9l3.9-1c2.3-3.4 4.4-5.1 7.8-5.1 3.8 0 6.3 1.8 8.2 5.1 1.2.6 1.7 1.6 1.7 3v2.8c0 .8-.4 1.3-1.2 1.3h-.9a3.1 3.1 0 0 0-6.2 0h-7.4a3.1 3.1 0 0 0-6.2 0Z',
  window: 'M12.8 13.2c1.5-1.9 2.9-2.7 5.2-2.7 2.3 0 4 .9 5.4 2.7Z',
  wave: 'M5 25c3.7-1.9 7.3-1.9 11 0s7.3 1.9 11 0',
};
