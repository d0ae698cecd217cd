import { ENQUIRY_FORMS } from './forms.ts';
import { correction } from './field-validation.ts';

test.each([
  ['title', 'Title must be one of MR, MRS, MISS.'],
  ['age', 'Age must be a whole number from 1 to 130.'],
  ['date', 'Date must be a date such as 2030-01-31.'],
  ['time', 'Time must be a time such as 14:30.'],
  ['name', 'Name must be a text of at most 200 characters.'],
])('a wrong %s is told in a sentence', (name, sentence) => {
  const fields = ENQUIRY_FORMS['test-drive'].fields.filter((field) => field.name === name);
  expect(fields.map(correction)).toEqual([sentence]);
});
