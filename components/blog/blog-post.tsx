import type { Blog } from '@/lib/domain/content';

import { Breadcrumbs } from '../layout/breadcrumbs';
import { Main } from '../layout/page';
import { Picture } from '../ui/picture';
import styles from './blog-post.module.css';
import { PostBody } from './post-body';

const ABOVE = [
  { label: 'Home', href: '/' },
  { label: 'Blog', href: '/blogs' },
];

/** One post (spec section 2, 'Blogs'). */
export function BlogPost({ blog }: { blog: Blog }) {
  return (
    <Main>
      <article className={styles.post}>
        <Breadcrumbs crumbs={ABOVE} current={blog.title} />
        <h1 className={styles.title}>{blog.title}</h1>
        {blog.description && <p className={styles.description}>{blog.description}</p>}
        {blog.image && (
          <Picture
            className={styles.picture}
            src={blog.image}
            alt=""
            width={1200}
            height={900}
            sizes="(min-width: 48rem) 44rem, 100vw"
            priority
          />
        )}
        <PostBody blog={blog} />
      </article>
    </Main>
  );
}
