import type { IncomingMessage } from 'node:http';
import { banners, blogs, findBlog, testimonials } from '../database/content.ts';
import { storeEnquiry } from '../database/enquiries.ts';
import type { Database } from '../database/open.ts';
import { searchVehicles } from '../database/search.ts';
import { featuredVehicles, findVehicle, makes, models, modelsOf } from '../database/vehicles.ts';
import { json, type Answer } from '../http/answer.ts';
import { readJsonObject } from '../http/body.ts';
import { Refusal } from '../http/refusal.ts';
import type { Route } from '../http/router.ts';
import { log } from '../log.ts';
import { readEnquiry, type EnquiryKind } from './enquiries.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { readSearchFilter } from './search-filter.ts';

type Services = {
  db: Database;
  /** Called once an enquiry is stored. */
  onEnquiry: () => void;
};

/** The fifteen calls of the API (spec section 7). */
export function apiRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    read('/makes', () => makes(db)),
    read('/models', () => models(db)),
    read('/models/:make', (make) => modelsOf(db, make)),
    { method: 'POST', path: api('/cars'), handle: (request) => search(db, request) },
    read('/car/:chassisNumber', (chassisNumber) => findVehicle(db, chassisNumber)),
    read('/featured', () => featuredVehicles(db)),
    read('/testimonials', () => testimonials(db)),
    read('/banners', () => banners(db)),
    read('/blogs', () => blogs(db)),
    read('/blogs/:id', (id) => findBlog(db, id)),
    enquiry('/email', 'message', services),
    enquiry('/email-test-drive', 'test-drive', services),
    enquiry('/email-pre-order', 'pre-order', services),
    enquiry('/email-sell-car', 'sell-car', services),
    enquiry('/email-ads', 'ads', services),
  ];
}

function api(path: string): string {
  return `/api/client-car${path}`;
}

/** A call that looks something up; null is answered 404. */
function read(path: string, find: (param: string) => unknown): Route {
  return {
    method: 'GET',
    path: api(path),
    handle(_, param) {
      const found = find(param);
      if (found === null) throw new Refusal(404, 'There is no such thing.');
      return json(found);
    },
  };
}

async function search(db: Database, request: IncomingMessage): Promise<Answer> {
  return json(searchVehicles(db, readSearchFilter(await readJsonObject(request))));
}

/** A call that takes what a visitor sent: 202 once it is stored, the same again for a key that came before. */
function enquiry(path: string, kind: EnquiryKind, { db, onEnquiry }: Services): Route {
  return {
    method: 'POST',
    path: api(path),
    async handle(request) {
      const idempotencyKey = readIdempotencyKey(request.headers);
      const payload = readEnquiry(kind, await readJsonObject(request));
      const { id, isNew } = storeEnquiry(db, { kind, payload, idempotencyKey }, new Date());
      if (isNew) {
        log('info', 'enquiry.stored', { id, kind });
        onEnquiry();
      }
      return json({ id }, 202);
    },
  };
}
