import type { OpeningTimes } from '#lib/domain/dealership/open-now.ts';
import { ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { fieldError, fieldLabel, hintText, valueText } from './field-words.ts';

const { en, fr } = TEXTS;

test('the hint of a time names the hours of sales, without the days on which they are closed', () => {
  const time = ENQUIRY_FORMS['test-drive'].fields.filter((field) => field.name === 'time');
  const salesHours: OpeningTimes[] = [
    { days: ['Mon', 'Fri'], hours: { opens: '09:00', closes: '18:00' } },
    { days: ['Sat'], hours: { opens: '09:00', closes: '17:00' } },
    { days: ['Sun'], hours: null },
  ];
  const inEnglish = time.map((field) => hintText(field, en, salesHours)?.replaceAll('\u00a0', ' '));
  expect(inEnglish).toEqual(['Sales open Mon-Fri 09:00 - 18:00, Sat 09:00 - 17:00']);
  const inFrench = time.map((field) => hintText(field, fr, salesHours)?.replaceAll('\u00a0', ' '));
  expect(inFrench).toEqual(['Ventes : Lun-Ven 9 h - 18 h, Sam 9 h - 17 h']);
  expect(time.map((field) => hintText(field, en, []))).toEqual([undefined]);
});

test.each([
  ['title', 'Title: one of MR, MRS, MISS'],
  ['age', 'Age: a whole number from 18 to 130'],
  ['date', 'Date: today or a later day, such as 2031-05-16'],
  ['time', 'Time: a time such as 14:30'],
  ['name', 'Name: at most 200 characters'],
])('the message for an invalid %s says what is accepted', (name, sentence) => {
  const fields = ENQUIRY_FORMS['test-drive'].fields.filter((field) => field.name === name);
  expect(fields.map((field) => fieldError(field, false, en.forms).text)).toEqual([sentence]);
});

test('a name beside a surname is a given name, which French tells apart', () => {
  const [alone] = ENQUIRY_FORMS.contact.fields.map((field) => fieldLabel(field, fr.forms));
  const besideSurname = ENQUIRY_FORMS.ads.fields.map((field) => fieldLabel(field, fr.forms));
  expect([alone, ...besideSurname.slice(0, 2)]).toEqual(['Nom', 'Prénom', 'Nom']);
});

test('what was chosen is shown by its label, what was typed as it is', () => {
  const [title, name] = ENQUIRY_FORMS['test-drive'].fields;
  const shown = [title, name].map((field) => field && valueText(field, 'MRS', fr));
  expect(shown).toEqual(['Mme', 'MRS']);
});
