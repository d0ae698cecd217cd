import { blogAddress } from '#lib/domain/content/blog.ts';
import type { Blog } from '#lib/domain/content/content.ts';

import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import styles from './blog-card.module.css';

type Props = {
  blog: Blog;
  /** True for a card that is visible without scrolling. */
  priority: boolean;
};

/** A post in the list; the whole card is a link to it. */
export function BlogCard({ blog, priority }: Props) {
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        src={blog.image || PLACEHOLDER}
        alt=""
        size="card"
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        priority={priority}
      />
      <h2 className={styles.title}>
        <a className={styles.link} href={blogAddress(blog)}>
          {blog.title}
        </a>
      </h2>
      <p className={styles.description}>{blog.description}</p>
    </article>
  );
}
