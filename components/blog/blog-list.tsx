import type { Blog } from '#lib/domain/content/content.ts';

import { Main } from '#components/layout/page.tsx';
import { BlogCard } from './blog-card.tsx';
import styles from './blog-list.module.css';

/** The list of all posts. */
export function BlogList({ blogs }: { blogs: Blog[] }) {
  return (
    <Main>
      <div className={styles.page}>
        <h1 className={styles.heading}>Blog</h1>
        {blogs.length === 0 && <p>Nothing has been written yet. Look in again soon.</p>}
        {blogs.length > 0 && (
          <ul className={styles.posts}>
            {blogs.map((blog, index) => (
              <li key={blog.id}>
                <BlogCard blog={blog} priority={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Main>
  );
}
