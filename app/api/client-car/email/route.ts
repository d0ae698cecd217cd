import { receiveEnquiry } from '@/lib/intake/receive';

export function POST(request: Request): Promise<Response> {
  return receiveEnquiry('contact', request);
}
