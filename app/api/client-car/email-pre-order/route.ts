import { receiveEnquiry } from '#lib/enquiries/receive/receive-enquiry.ts';

export function POST(request: Request): Promise<Response> {
  return receiveEnquiry('pre-order', request);
}
