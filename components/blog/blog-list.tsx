import { texts } from '#lib/texts/current-texts.ts';
import { Link } from '#components/language/link.tsx';
import { freeTextLanguage } from '#lib/texts/local-word.ts';
import { MEDIA } from '#lib/domain/design/tokens.ts';
import { blogAddress, blogExcerpt } from '#lib/domain/content/blog.ts';
import type { Blog } from '#lib/domain/content/content.ts';
import { Page } from '#components/layout/page.tsx';
import { Picture, PLACEHOLDER } from '#components/ui/picture.tsx';
import styles from './blog-list.module.css';

/** The list of all posts. */
export function BlogList({ blogs }: { blogs: Blog[] }) {
  return (
    <Page>
      <h1>{texts().blog.title}</h1>
      {blogs.length === 0 && <p>{texts().blog.empty}</p>}
      {blogs.length > 0 && (
        <ul className={styles.posts}>
          {blogs.map((blog, index) => (
            <li key={blog.id}>
              <BlogCard blog={blog} index={index} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

type BlogCardProps = {
  blog: Blog;
  /** In the list: the first two may be larger, and the first is visible without scrolling. */
  index: number;
};

/** The whole card is a link to the post. */
function BlogCard({ blog, index }: BlogCardProps) {
  return (
    <article className={styles.card} lang={freeTextLanguage(texts())}>
      <Picture
        className={styles.picture}
        src={blog.image || PLACEHOLDER}
        alt=""
        size="card"
        sizes={`${MEDIA.laptop} ${index < 2 ? 37 : 24}rem, ${MEDIA.largePhone} 50vw, 100vw`}
        priority={index === 0}
      />
      <h2 className={styles.title}>
        <Link className={styles.link} href={blogAddress(blog)}>
          {blog.title}
        </Link>
      </h2>
      <p className={styles.description}>{blogExcerpt(blog)}</p>
    </article>
  );
}
