import { texts } from '#lib/texts/current-texts.ts';
import type { Metadata } from 'next';
import { cache } from 'react';
import { BlogPost } from '#components/blog/blog-post.tsx';
import { NotFoundPage } from '#components/layout/not-found-page.tsx';
import { blogBreadcrumbs } from '#components/layout/breadcrumbs.tsx';
import { addStructuredData } from '#lib/seo/structured-data/add-structured-data.ts';
import { breadcrumbsStructuredData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { nextPost } from '#lib/domain/content/blog.ts';
import { services } from '#lib/services.ts';
import { decodePageSegment } from '#lib/domain/page-address.ts';
import { blogMetadata } from '#lib/seo/blog-metadata.ts';
import { notFoundMetadata } from '#lib/seo/metadata.ts';
import { blogStructuredData } from '#lib/seo/structured-data/blog.ts';

type Props = PageProps<'/blogs/[id]'>;

/** Shared by metadata and page. */
const load = cache((id: string) => services().getBlog(id));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const blog = await load((await params).id);
  return blog ? blogMetadata(blog) : notFoundMetadata(texts().blog.notFound);
}

export default async function BlogPage({ params }: Props) {
  const blog = await load(decodePageSegment((await params).id));
  if (!blog) {
    const { blog: wording } = texts();
    return (
      <NotFoundPage
        heading={wording.gone}
        explanation={wording.goneWhy}
        link={{ href: '/blogs', label: wording.seeAll }}
      />
    );
  }
  addStructuredData(blogStructuredData(blog));
  addStructuredData(breadcrumbsStructuredData(blogBreadcrumbs(texts()), blog.title));
  return <BlogPost blog={blog} next={nextPost((await services().optionalData.blogs()) ?? [], blog.id)} />;
}
