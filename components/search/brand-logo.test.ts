import { brandLogo } from './brand-logo.ts';

test.each([
  ['TOYOTA', '/assets/cars/toyota.png'],
  ['Toyota', '/assets/cars/toyota.png'],
  [' toyota ', '/assets/cars/toyota.png'],
  ['ASTON MARTIN', '/assets/cars/aston%20martin.png'],
  ['Citroën', '/assets/cars/citroen.png'],
  ['Citroe\u0308n', '/assets/cars/citroen.png'],
  ['ŠKODA', '/assets/cars/skoda.png'],
])('the logo of %j is %s', (make, address) => {
  expect(brandLogo(make)).toBe(address);
});

test.each(['', '.png', '../../placeholder-car', 'MAKE & SONS', 'A/B', 'constructor', 'TOYOTA.PNG'])(
  'a make named %j has no logo',
  (make) => {
    expect(brandLogo(make)).toBeNull();
  },
);
