/** A post as the API gives it; `post` is plain text in which a blank line parts two paragraphs. */
export type Blog = { id: string; title: string; description: string; image: string; post: string };

/** Text as typed in a source file, its lines joined into paragraphs. */
export function paragraphs(typed: string): string {
  return typed
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
}
