import { describe, expect, it } from 'vitest';
import { outgoingChannels } from '#contract/messages/channels';
import { customerEventNames, customerEvents, isByChannel } from '#contract/messages/customerEvents';
import { textProblems, unknownIn } from '#contract/messages/messageTexts';
import { smsParts } from '#contract/messages/smsParts';
import { referenceLanguages } from '#contract/referenceLanguages';
import { asMessage, filledText, standardText, textOf } from '#server/modules/customerMessages/customerTexts';
import { sampleFacts } from '#server/modules/customerMessages/sampleFacts';

const store = { name: ['Zur Post'], timezone: 'Europe/Berlin', currency: 'EUR' };
const tools = { env: { PUBLIC_ADDRESS: 'https://app.test' }, now: new Date('2031-06-13T10:00:00Z') };
const cases = referenceLanguages.flatMap((language) =>
  customerEventNames.flatMap((event) =>
    outgoingChannels
      .filter((channel) => isByChannel(event, channel))
      .map((channel) => [language, event, channel] as const),
  ),
);
const latin = referenceLanguages.filter((language) => language !== 'ar' && language !== 'ru');

describe('standard texts', () => {
  it.each(cases)(
    'in %s of %s by %s have only placeholders of their event, and are filled',
    (language, event, channel) => {
      const text = standardText(event, channel, language);
      expect([...unknownIn(event, text.title), ...unknownIn(event, text.content)]).toEqual([]);
      const filled = filledText(text, event, sampleFacts(store, language, tools), channel);
      expect(`${filled.title}${filled.content}`).not.toMatch(/[{}]|undefined/);
      expect(filled.title).toContain('Zur Post');
    },
  );

  it.each(latin)('in %s fit the small alphabet of text messages', (language) => {
    for (const event of customerEventNames.filter((each) => isByChannel(each, 'sms'))) {
      const facts = { ...sampleFacts(store, language, tools), at: '13.6.31 19:30', due: '11.6.31 12:00' };
      const { message, parts } = asMessage(
        filledText(standardText(event, 'sms', language), event, facts, 'sms'),
        'sms',
      );
      expect([message.text, smsParts(message.text).special]).toEqual([message.text, []]);
      expect(parts).toBeLessThanOrEqual(2);
    }
  });

  it('make times in text messages cheap', () => {
    const at = 'Jun 13, 2031, 7:30\u202fPM';
    const facts = { ...sampleFacts(store, 'en', tools), at };
    expect(
      filledText(standardText('booking_cancelled', 'sms', 'en'), 'booking_cancelled', facts, 'sms').content,
    ).toContain('7:30 PM');
  });
});

it('One emoji leaves room for 70 characters instead of 160', () => {
  expect(smsParts('a'.repeat(160))).toMatchObject({ parts: 1, encoding: 'GSM-7', special: [] });
  expect(smsParts('a'.repeat(161)).parts).toBe(2);
  expect(smsParts(`${'a'.repeat(68)}🍝`)).toMatchObject({ parts: 1, encoding: 'UCS-2', special: ['🍝'] });
  expect(smsParts(`${'a'.repeat(68)}🍝`)).toMatchObject({ perPart: 70, perPartInGsm7: 160 });
  expect(smsParts(`${'a'.repeat(158)}🍝`)).toMatchObject({ parts: 3, perPart: 67, perPartInGsm7: 160 });
  expect(smsParts(`${'a'.repeat(160)}🍝`)).toMatchObject({ parts: 3, perPart: 67, perPartInGsm7: 153 });
});

it('A store’s own text is used in its language alone, without lines that a name adds', () => {
  const own = { channel: 'email', language: 'de', title: 'Bis bald, {name}!', content: '{at}\n{link}' } as const;
  const texts = { is_on: true, texts: [own] };
  const of = { channel: 'email', language: 'de' } as const;
  const facts = { ...sampleFacts(store, 'de', tools), name: 'Eva\r\nBcc: x@y.test' };
  expect(filledText(textOf(texts, 'booking_reminder', of), 'booking_reminder', facts, 'email').title).toBe(
    'Bis bald, Eva Bcc: x@y.test!',
  );
  expect(filledText(own, 'booking_reminder', { ...facts, name: '' }, 'email').title).toBe('Bis bald!');
  expect(textOf(texts, 'booking_reminder', { ...of, language: 'en' })).toEqual(
    standardText('booking_reminder', 'email', 'en'),
  );
});

it('What is wrong with a text is named', () => {
  const text = (changes: object) =>
    ({ channel: 'email', language: 'en', title: 'Hello', content: 'Hello {name}', ...changes }) as never;
  const problems = (...texts: never[]) => textProblems('booking_cancelled', { is_on: true, texts }, 'f');
  expect(problems(text({}))).toEqual([]);
  expect(problems(text({ content: 'See {link} or {nmae}' }))).toEqual([
    { path: 'f.texts.0.content', code: 'placeholder', params: { placeholder: '{link}' } },
  ]);
  expect(problems(text({}), text({}))).toEqual([{ path: 'f.texts.1.language', code: 'duplicate' }]);
  expect(textProblems('review_reply', { is_on: true, texts: [text({ channel: 'sms' })] }, 'f')).toEqual([
    { path: 'f.texts.0.channel', code: 'invalid_value' },
  ]);
  expect(Object.keys(customerEvents)).toHaveLength(7);
});
