type Common = {
  /** The wire key, and the control's `name`. */
  name: string;
  label: string;
  /** Token for the browser's own filling in. */
  autoComplete?: string;
  /** Beside the field, when its label does not say everything. */
  hint?: string;
  /** Longer than a line may be, and its line breaks are kept. */
  isProse?: boolean;
};

type Filling =
  | { control: 'text' | 'tel' | 'email' | 'paragraph' | 'date' | 'time' }
  | { control: 'choice'; options: readonly string[] }
  /** A whole number, both bounds included. */
  | { control: 'number'; from: number; to: number };

/** One field of an enquiry and what it is filled in with. Every field must be filled in (spec section 5). */
export type EnquiryField = Common & Filling;

export type EnquiryKind = 'contact' | 'test-drive' | 'pre-order' | 'sell-car' | 'ads';

export type EnquiryForm = {
  kind: EnquiryKind;
  /** Path of the call below /api/client-car, the same at the site and at the backoffice. */
  call: string;
  /** Address of the page that holds the form. */
  page: string;
  fields: readonly EnquiryField[];
  /** Also carries the chosen car (spec section 5). */
  needsCar: boolean;
};

/** The texts of a form by the names of its fields. */
export type EnquiryTexts = Record<string, string>;

export const MISSING_VALUES = 'Please fill all values';
export const SENT = 'Message sent';
