import 'server-only';
import * as v from 'valibot';
import { BANNER, getBanners, getTestimonials, TESTIMONIAL } from '#lib/backoffice/queries/content.ts';
import { getMakes, getModels } from '#lib/backoffice/queries/makes.ts';
import { optional } from './section-fallback.ts';
import { VEHICLE } from '#lib/backoffice/response/vehicle-wire.ts';
import { getFeatured } from '#lib/backoffice/queries/vehicles.ts';

const NAMES = v.array(v.string());

/** The parts that pages can do without: what the backoffice gives, else what it last gave, else `null` (see `optional`). */
export const PARTS = {
  banners: () => optional(getBanners(), { name: 'banners', schema: v.array(BANNER.schema) }),
  featured: () => optional(getFeatured(), { name: 'featured', schema: v.array(VEHICLE.schema) }),
  makes: () => optional(getMakes(), { name: 'makes', schema: NAMES }),
  /** Of this make, or of all makes. */
  models: (make = '') => optional(getModels(make), { name: `models ${make}`, schema: NAMES }),
  testimonials: () =>
    optional(getTestimonials(), { name: 'testimonials', schema: v.array(TESTIMONIAL.schema) }),
};
