import { nameFromPageSegment } from './parameter';

test.each(['DIRTY SPACE EF 3', 'A/B', 'A#B', 'A?B', 'A&B', 'A%B', 'A%2FB', 'É+;,:@$'])(
  'the name %s comes back from the segment that a page is given',
  (name) => {
    expect(nameFromPageSegment(encodeURIComponent(name))).toBe(name);
  },
);
