import type { Blog } from '@/lib/domain/content';
import { sharedPost } from '@/lib/domain/sharing';
import { env } from '@/lib/env';

import { Breadcrumbs } from '../layout/breadcrumbs';
import { Main } from '../layout/page';
import { ShareButton } from '../share/share-button';
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
        <div className={styles.share}>
          <ShareButton shared={sharedPost(blog, env().siteUrl)} />
        </div>
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
