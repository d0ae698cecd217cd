import { pageChoices } from './page-choices.ts';

test.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [
    133,
    400,
    [
      1, 20, 40, 60, 80, 100, 120, 131, 132, 133, 134, 135, 140, 160, 180, 200, 220, 240, 260, 280, 300, 320,
      340, 360, 380, 400,
    ],
  ],
])('page %i of %i offers the pages %j', (current, last, pages) => {
  expect(pageChoices(current, last)).toEqual(pages);
});
