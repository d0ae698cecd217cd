import { truncate } from '#lib/domain/text/truncate.ts';
import type { Blog } from './content.ts';

/** Address of the feed of all posts. */
export const BLOG_FEED = '/feeds/blogs.atom';

/** Address of the post's own page. */
export function blogAddress({ id }: Pick<Blog, 'id'>): string {
  return `/blogs/${encodeURIComponent(id)}`;
}

/** More characters of a description are no summary. */
const MAX_EXCERPT = 300;

/** What lists say about a post: the beginning of its description. */
export function blogExcerpt({ description }: Pick<Blog, 'description'>): string {
  return truncate(description, MAX_EXCERPT);
}

/** The paragraphs of a post, separated by blank lines, each as its lines. */
export function postParagraphs({ post }: Pick<Blog, 'post'>): string[][] {
  const paragraphs = post.split(/\n(?:[^\S\n]*\n)+/).map((paragraph) => paragraph.split('\n'));
  return paragraphs.filter((lines) => lines.some((line) => line.trim()));
}

/** At most this many characters: a heading, not a sentence. */
const MAX_HEADING = 70;

/** Whether a paragraph is a heading: one short line that does not end like a sentence. */
export function isHeading(lines: readonly string[]): boolean {
  const [line = '', ...others] = lines.map((each) => each.trim());
  return others.length === 0 && line.length <= MAX_HEADING && /[\p{L}\p{N})»”’]$/u.test(line);
}

/** The post to read after this one: the next of the list, after the last the first; null when there is no other. */
export function nextPost<Post extends Pick<Blog, 'id'>>(posts: readonly Post[], id: string): Post | null {
  const index = posts.findIndex((post) => post.id === id);
  const next = posts[(index + 1) % posts.length];
  return next && next.id !== id ? next : null;
}
