/** An enquiry on its way to the backoffice. */
export type Message = {
  /** Made of the key, the call and what was sent: equal ones are one message. A UUID. */
  id: string;
  /** Which form it was, as the log names it. */
  kind: string;
  /** Path of the backoffice's call, such as `/email`. */
  call: string;
  /** A UUID, under which the backoffice takes a message once. */
  idempotencyKey: string;
  payload: Record<string, unknown>;
  /** Chassis number of the car that the payload still lacks; `null` when it lacks none. */
  missingCar: string | null;
};
