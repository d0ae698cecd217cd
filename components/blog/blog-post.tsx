import { freeTextLanguage } from '#lib/texts/local-word.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { Fragment } from 'react';
import { MEDIA } from '#lib/domain/design/tokens.ts';
import { blogAddress, isHeading, postParagraphs } from '#lib/domain/content/blog.ts';
import type { Blog } from '#lib/domain/content/content.ts';
import { postShareContent } from '#components/share/share-content.ts';
import { env } from '#lib/platform/env.ts';
import { Link } from '#components/language/link.tsx';
import { blogBreadcrumbs, Breadcrumbs } from '#components/layout/breadcrumbs.tsx';
import { Main } from '#components/layout/main.tsx';
import { ShareButton } from '#components/share/share-button.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { Picture } from '#components/ui/picture.tsx';
import styles from './blog-post.module.css';

type Props = {
  blog: Blog;
  /** The post to read next; null when there is none, or it is unknown. */
  next: Blog | null;
};

/** The page of one post (docs/product.md 9.3). */
export function BlogPost({ blog, next }: Props) {
  return (
    <Main>
      <article className={styles.post}>
        <div className={styles.top}>
          <Breadcrumbs crumbs={blogBreadcrumbs(texts())} />
          <ShareButton shared={postShareContent(blog, env().siteUrl, texts())} />
        </div>
        <h1 lang={freeTextLanguage(texts())}>{blog.title}</h1>
        {blog.description && (
          <p className={styles.description} lang={freeTextLanguage(texts())}>
            {blog.description}
          </p>
        )}
        {blog.image && (
          <Picture
            className={styles.picture}
            src={blog.image}
            alt=""
            size="hero"
            sizes={`${MEDIA.tablet} 44rem, 100vw`}
            priority
          />
        )}
        <PostBody blog={blog} />
      </article>
      <AfterPost next={next} />
    </Main>
  );
}

/** The text of a post, with its line breaks; markup is shown as text. */
export function PostBody({ blog }: { blog: Pick<Blog, 'post'> }) {
  return (
    <div className={styles.body} lang={freeTextLanguage(texts())}>
      {postParagraphs(blog).map((lines, index, all) =>
        isHeading(lines) && index < all.length - 1 ? (
          <h2 key={index} className={styles.heading}>
            {lines}
          </h2>
        ) : (
          <p key={index}>
            {lines.map((line, lineIndex) => (
              <Fragment key={lineIndex}>
                {lineIndex > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}

/** Where to go from the end of a post: the next one, and the cars. */
function AfterPost({ next }: Pick<Props, 'next'>) {
  const { blog: wording } = texts();
  return (
    <div className={styles.after}>
      {next && (
        <div className={styles.next}>
          {next.image && <Picture className={styles.nextPicture} src={next.image} alt="" size="thumbnail" />}
          <div>
            {wording.next}
            <Link className={styles.nextLink} href={blogAddress(next)} lang={freeTextLanguage(texts())}>
              {next.title}
            </Link>
          </div>
        </div>
      )}
      <Link className={buttonClass('primary')} href="/search">
        {wording.seeCars}
      </Link>
    </div>
  );
}
