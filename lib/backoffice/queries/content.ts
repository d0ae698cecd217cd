import * as v from 'valibot';
import type { Banner, Blog, Testimonial } from '#lib/domain/content/content.ts';
import { CACHE, tagPage } from '#lib/backoffice/page-data/cache-tags.ts';
import type { Entity } from '#lib/backoffice/response/entity.ts';
import { pictureAddress } from '#lib/backoffice/response/picture-address.ts';
import {
  looseAddress,
  looseProse,
  looseText,
  requiredKey,
  requiredProse,
  requiredText,
} from '#lib/backoffice/response/wire.ts';
import { getList, getOne, itemPath } from './read.ts';

const BANNER: Entity<Banner> = {
  kind: 'banner',
  schema: v.object({ url: v.pipe(looseAddress, v.transform(pictureAddress), v.string()) }),
  keyOf: ({ url }) => url,
};

const TESTIMONIAL: Entity<Testimonial> = {
  kind: 'testimonial',
  schema: v.object({ text: requiredProse, name: looseText, year: looseText }),
  keyOf: ({ text, name }) => `${name}: ${text}`,
};

const BLOG: Entity<Blog> = {
  kind: 'blog',
  schema: v.object({
    id: requiredKey,
    title: requiredText,
    description: looseProse,
    image: v.pipe(
      looseAddress,
      v.transform((address) => pictureAddress(address) ?? ''),
    ),
    post: looseProse,
  }),
  keyOf: ({ id }) => id,
};

/** The pictures of the landing page's banner carousel. Throws `BackofficeError`. */
export async function getBanners(): Promise<Banner[]> {
  tagPage(CACHE.banners.tag);
  return getList('/banners', BANNER);
}

/** Throws `BackofficeError`. */
export async function getTestimonials(): Promise<Testimonial[]> {
  tagPage(CACHE.testimonials.tag);
  return getList('/testimonials', TESTIMONIAL);
}

/** All posts; their `post` may be `''`. Throws `BackofficeError`. */
export async function getBlogs(): Promise<Blog[]> {
  tagPage(CACHE.blogs.tag);
  return getList('/blogs', BLOG);
}

/** @returns null when no post has that id. Throws `BackofficeError`. */
export async function getBlog(id: string): Promise<Blog | null> {
  tagPage(CACHE.blogs.tag);
  const path = itemPath('/blogs', id);
  return path === null ? null : getOne(path, BLOG, id);
}
