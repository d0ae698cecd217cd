/** A blog post. Every text but `id` and `title` is `''` when the backoffice gave none. */
export type Blog = {
  id: string;
  title: string;
  description: string;
  /** Absolute address. */
  image: string;
  /** The body, in which line breaks are kept. `''` in lists. */
  post: string;
};

/** A picture of the landing page's banner, by its absolute address. */
export type Banner = { url: string };

/** What a customer said, shown as the text, then `name (year)`. Only `text` is never empty. */
export type Testimonial = { text: string; name: string; year: string };
