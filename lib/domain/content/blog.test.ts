import { blogAddress, blogExcerpt, isHeading, nextPost, postParagraphs } from './blog.ts';

test.each([
  ['17', '/blogs/17'],
  ['cars & roads/1', '/blogs/cars%20%26%20roads%2F1'],
])('post %p is at %s', (id, address) => {
  expect(blogAddress({ id })).toBe(address);
});

test.each([
  ['', 0],
  ['What the grades mean.', 21],
  ['x'.repeat(300), 300],
  ['x'.repeat(100_000), 300],
])('lists show at most 300 characters of a description', (description, length) => {
  expect(blogExcerpt({ description })).toHaveLength(length);
});

test.each([
  ['', []],
  [' \n \n', []],
  ['One line', [['One line']]],
  ['One\nTwo', [['One', 'Two']]],
  ['One\n\nTwo', [['One'], ['Two']]],
  ['One\n \n\n\nTwo\nThree', [['One'], ['Two', 'Three']]],
  ['<b>One</b>', [['<b>One</b>']]],
])('the post %j has the paragraphs %j', (post, paragraphs) => {
  expect(postParagraphs({ post })).toEqual(paragraphs);
});

const POSTS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
  ['a', 'b'],
  ['c', 'a'],
  ['gone', 'a'],
])('after the post %s comes %s', (id, next) => {
  expect(nextPost(POSTS, id)).toEqual({ id: next });
});

test.each([[[]], [[{ id: 'a' }]]])('without another post there is no next one (%j)', (posts) => {
  expect(nextPost(posts, 'a')).toBeNull();
});

test.each([
  [['The auction: one morning'], true],
  [['It ends like a sentence.'], false],
  [['Is it a question?'], false],
  [['One line', 'and another'], false],
  [['x'.repeat(71)], false],
])('%j: is a heading: %p', (lines, expected) => {
  expect(isHeading(lines)).toBe(expected);
});
