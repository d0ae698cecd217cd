import { chassisNumberFromRoute, testDriveRoute } from './test-drive-route';

function carOf(query: string): string | null {
  return chassisNumberFromRoute(testDriveRoute(new URLSearchParams(query)).replace(/^.*\//, ''));
}

test.each([
  ['', null],
  ['utm_source=x', null],
  ['car=', null],
  ['car=%20', null],
  ['car=' + 'A'.repeat(61), null],
  ['car=NHP10-6712345', 'NHP10-6712345'],
  ['utm_source=x&car=%20NHP10-6712345', 'NHP10-6712345'],
  ['car=A%2FB%20%C3%A9..', 'A/B é..'],
  ['car=none', 'none'],
])('/test-drive?%s is about the car %p', (query, chassisNumber) => {
  expect(carOf(query)).toBe(chassisNumber);
});
