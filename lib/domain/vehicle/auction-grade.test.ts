import { auctionGradeOf } from './auction-grade.ts';

test.each([
  ['4.5', '4.5'],
  ['4.50', '4.5'],
  ['5', '5'],
])('the grade %s is %s on the scale', (auctionGrade, grade) => {
  expect(auctionGradeOf({ auctionGrade })).toBe(grade);
});

test.each(['', '-', 'R', 'RA', 'S', '6', '1', '4.2', '4,5', ' '])(
  '%j is not on the scale',
  (auctionGrade) => {
    expect(auctionGradeOf({ auctionGrade })).toBeNull();
  },
);
