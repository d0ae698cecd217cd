import { blogAddress, postParagraphs } from './blog.ts';

test.each([
  ['17', '/blogs/17'],
  ['cars & roads/1', '/blogs/cars%20%26%20roads%2F1'],
])('post %p is at %s', (id, address) => {
  expect(blogAddress({ id })).toBe(address);
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
