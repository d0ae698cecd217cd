import type { Blog } from '#lib/domain/content/content.ts';
import { BLOG_BREADCRUMBS } from '#lib/domain/discovery/breadcrumbs.ts';
import { postShareContent } from '#lib/domain/sharing/share-content.ts';
import { env } from '#lib/platform/env.ts';

import { Breadcrumbs } from '#components/layout/breadcrumbs.tsx';
import { Main } from '#components/layout/page.tsx';
import { ShareButton } from '#components/share/share-button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import styles from './blog-post.module.css';
import { PostBody } from './post-body.tsx';

/** The page of one post (docs/product.md 9.3). */
export function BlogPost({ blog }: { blog: Blog }) {
  return (
    <Main>
      <article className={styles.post}>
        <Breadcrumbs crumbs={BLOG_BREADCRUMBS} current={blog.title} />
        <h1>{blog.title}</h1>
        <div className={styles.share}>
          <ShareButton shared={postShareContent(blog, env().siteUrl)} />
        </div>
        {blog.description && <p className={styles.description}>{blog.description}</p>}
        {blog.image && (
          <Picture
            className={styles.picture}
            src={blog.image}
            alt=""
            size="hero"
            sizes="(min-width: 48rem) 44rem, 100vw"
            priority
          />
        )}
        <PostBody blog={blog} />
      </article>
    </Main>
  );
}
