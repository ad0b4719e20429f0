import { addDays, addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerLimits } from '#contract/ownerLimits';
import { stores, subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeStore, makeSubStore } from '../../support/factories/index';
import { uniqueDigits } from '../../support/factories/makeStore';
import { openSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';
import { filled, readMail, writtenTime } from '../../support/readMail';
import { newPassword, openRecoveryDesk } from '../../support/recoveryDesk';
import { setSteppedUp } from '../../support/setSteppedUp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());

/** The sentence of each message that says what has happened, and when. */
const sentences = {
  en: {
    trust_changed: 'the colleagues who can let you back in to %{store} were changed. They are now: %{names}.',
    trust_asked: '%{by} trusts you to help if they can no longer sign in to %{store}',
    recovery_asked: 'Before you do anything, call %{by} or speak in person. Don’t rely on an email or a text message.',
    recovery_begun: 'The colleagues can confirm it until %{until}.',
    recovery_waiting: 'Trusted colleagues have confirmed that the owner of %{store} can’t sign in: %{names}.',
    recovery_link: 'It works once, from %{from} until %{until}:',
    recovery_stopped: 'The request to let the owner of %{store} back in was stopped on %{at}. Nothing has changed.',
    recovery_done: 'On %{at}, the owner of %{store} set a new password with the help of trusted colleagues.',
    handover_offer:
      'You’d be its owner, with its orders, menu, team and payouts.\n\nAccept or decline here, until %{until}:',
    handover_begun: '%{store} was offered to a new owner: Bo Berg (%{email}).',
    handover_accepted: 'From %{from} until %{until}, you can hand the store over for good in your profile',
    handover_stopped: 'The handover of %{store} to a new owner was stopped on %{at}. Nothing has changed.',
    handover_done: 'On %{at}, %{store} was handed over to Bo Berg. The previous owner can no longer sign in.',
  },
  ar: {
    trust_changed: 'تغيّر الأعضاء الذين يمكنهم إعادة دخولك إلى متجر %{store}، في %{at}. القائمة الآن: %{names}.',
    trust_asked: 'يعتمد صاحب المتجر (%{by}) على مساعدتك إذا تعذّر عليه تسجيل الدخول إلى متجر %{store}',
    recovery_asked:
      'قبل أي إجراء، يُرجى الاتصال بصاحب المتجر (%{by}) أو التحدث معه شخصيًا، وعدم الاعتماد على بريد إلكتروني',
    recovery_begun: 'يمكنهم التأكيد حتى %{until}.',
    recovery_waiting: 'أكّد أعضاء موثوق بهم أن صاحب متجر %{store} تعذّر عليه تسجيل الدخول: %{names}.',
    recovery_link: 'يعمل مرة واحدة، من %{from} حتى %{until}:',
    recovery_stopped: 'تم إيقاف طلب إعادة دخول صاحب متجر %{store} في %{at}. لم يتغيّر شيء.',
    recovery_done: 'في %{at}، عيّن صاحب متجر %{store} كلمة مرور جديدة بمساعدة أعضاء موثوق بهم.',
    handover_offer:
      'سيصبح المتجر لك بطلباته وقائمة طعامه وفريقه وتحويلاته.\n\nيمكن القبول أو الرفض من هنا حتى %{until}:',
    handover_begun: 'عُرض متجر %{store} على صاحب جديد: Bo Berg (%{email}).',
    handover_accepted: 'من %{from} حتى %{until} يمكنك إتمام النقل نهائيًا في ملفك الشخصي',
    handover_stopped: 'تم إيقاف نقل متجر %{store} إلى صاحب جديد في %{at}. لم يتغيّر شيء.',
    handover_done: 'في %{at}، تم نقل متجر %{store} إلى صاحب جديد: Bo Berg. لم يعد بإمكان الصاحب السابق تسجيل الدخول.',
  },
} as const;

type Language = keyof typeof sentences;
type Facts = Record<string, string>;

/** Reads the latest message of a kind. @returns the page and the token of its link */
async function read(language: Language, to: string, event: keyof (typeof sentences)['en'], facts: Facts) {
  const mail = await readMail(test, to, event);
  expect(mail.all).toContain(filled(sentences[language][event], facts));
  return mail;
}

const security = '/app/profile';
const alarm = '/store/owner-alarm';
const languages: Language[] = ['en', 'ar'];

describe.each(languages)('getting back in, in the language “%s”', (language) => {
  /** A store in which everyone reads this language. */
  async function open() {
    const desk = await openRecoveryDesk(test);
    const owner_last_name = 'Amal';
    await test.db
      .update(stores)
      .set({ owner_language: language, owner_first_name: 'Nour', owner_last_name })
      .where(eq(stores.id, desk.store.id));
    await test.db.update(subStores).set({ language }).where(eq(subStores.store_id, desk.store.id));
    const names = desk.members.map(({ name }) => name);
    const facts = { store: desk.store.name[0] ?? '', by: 'Nour Amal' };
    const at = new Date();
    test.clock.now = at;
    const time = (hours: number) => writtenTime(addHours(at, hours), language, desk.store);
    return { ...desk, names, facts, time, to: desk.store.email, colleague: desk.members[1].email };
  }

  it('is announced to the colleagues whom the owner trusts, and to the owner', async () => {
    const { owner, members, facts, to, time } = await open();
    const third = await makeSubStore(test.db, { id: members[0].store_id }, { language });
    await setSteppedUp(test, owner, 0);
    await callAs(test.app, owner, 'set_trusted_colleagues', { ids: [members[0].id, third.id] });
    expect(await read(language, third.email, 'trust_asked', facts)).toMatchObject({ page: security });
    const names = [members[0], third].map(({ name }) => name).sort();
    const { all, page } = await readMail(test, to, 'trust_changed');
    const possible = [names, [...names].reverse()].map((order) =>
      filled(sentences[language].trust_changed, { ...facts, at: time(0), names: order.join(', ') }),
    );
    expect(possible.some((sentence) => all.includes(sentence))).toBe(true);
    expect(page).toBe(security);
  });

  it('is asked for, confirmed and done with links that work', async () => {
    const { ask, confirm, first, second, facts, names, time, to, colleague } = await open();
    await ask();
    expect(await read(language, colleague, 'recovery_asked', facts)).toMatchObject({ page: security });
    const begun = await read(language, to, 'recovery_begun', { until: time(ownerLimits.confirmHours) });
    expect(begun.page).toBe(alarm);
    await confirm(first);
    await confirm(second);
    for (const person of [to, colleague]) {
      const { all, page, token } = await readMail(test, person, 'recovery_waiting');
      const possible = [names, [...names].reverse()].map((order) =>
        filled(sentences[language].recovery_waiting, { ...facts, names: order.join(', ') }),
      );
      expect(possible.some((sentence) => all.includes(sentence))).toBe(true);
      expect(all).toContain(time(ownerLimits.waitHours));
      expect(page).toBe(alarm);
      expect((await callAs(test.app, null, 'get_owner_alarm', { token })).alarm.kind).toBe('recovery');
    }
    const until = time(ownerLimits.waitHours + ownerLimits.linkHours);
    const link = await read(language, to, 'recovery_link', { from: time(ownerLimits.waitHours), until });
    expect(link.page).toBe('/store/recovery');
    const { token } = link;
    expect(await callAs(test.app, null, 'get_recovery_link', { token })).toMatchObject({ success: true });
    test.clock.now = addHours(test.clock.now ?? new Date(), ownerLimits.waitHours);
    expect(await call(test.app, null, 'finish_recovery', { token, password: newPassword })).toMatchObject({
      success: true,
    });
    const done = await read(language, to, 'recovery_done', { ...facts, at: time(ownerLimits.waitHours) });
    expect(done).toMatchObject({ page: null, token: '' });
  });

  it('is stopped by the link in its first notice, and everyone hears of it', async () => {
    const { ask, facts, time, to, colleague } = await open();
    await ask();
    const { token } = await readMail(test, to, 'recovery_begun');
    expect(await callAs(test.app, null, 'raise_owner_alarm', { token })).toMatchObject({ success: true });
    for (const person of [to, colleague]) await read(language, person, 'recovery_stopped', { ...facts, at: time(0) });
  });
});

describe.each(languages)('handing the store over, in the language “%s”', (language) => {
  async function offer() {
    test.clock.now = null;
    const store = await makeStore(test.db, { owner_language: language });
    const owner = await openSession(test, store);
    const at = new Date();
    test.clock.now = at;
    await setSteppedUp(test, owner, 0);
    const email = `bo-${uniqueDigits()}@test.example`;
    await callAs(test.app, owner, 'begin_handover', { first_name: 'Bo', last_name: 'Berg', email });
    const time = (when: Date) => writtenTime(when, language, store);
    return { owner, email, at, time, to: store.email, facts: { store: store.name[0] ?? '', email } };
  }

  it('is offered, accepted and done with links that work', async () => {
    const { owner, email, at, time, to, facts } = await offer();
    const begun = await read(language, to, 'handover_begun', facts);
    expect(begun.page).toBe(alarm);
    expect((await callAs(test.app, null, 'get_owner_alarm', { token: begun.token })).alarm.kind).toBe('handover');
    const until = time(addDays(at, ownerLimits.offerDays));
    const { page, token } = await read(language, email, 'handover_offer', { until });
    expect(page).toBe('/store/handover');
    expect((await callAs(test.app, null, 'get_handover_offer', { token })).offer.state).toBe('offered');
    await callAs(test.app, null, 'send_handover_code', { token });
    const otp = /\d{6}/.exec((await mailTo(test, email, 'email_code')).at(-1) ?? '')?.[0] ?? '';
    await callAs(test.app, null, 'accept_handover', {
      ...{ token, otp, password: newPassword, country_phone_code: '+33', phone: uniqueDigits() },
      ...{ is_terms_accepted: true as const, language },
    });
    const opens = addHours(at, ownerLimits.handoverWaitHours);
    const accepted = await read(language, to, 'handover_accepted', {
      ...{ from: time(opens), until: time(addDays(opens, ownerLimits.handoverDays)) },
    });
    expect(accepted.page).toBe(alarm);
    const { handover } = await callAs(test.app, owner, 'get_handover', {});
    test.clock.now = opens;
    await setSteppedUp(test, owner, -ownerLimits.handoverWaitHours * 3_600);
    await callAs(test.app, owner, 'finish_handover', { _id: handover?._id ?? '' });
    for (const person of [to, email]) await read(language, person, 'handover_done', { ...facts, at: time(opens) });
  });

  it('is stopped by the link in its notice, and both hear of it', async () => {
    const { email, at, time, to, facts } = await offer();
    const { token } = await readMail(test, to, 'handover_begun');
    expect(await callAs(test.app, null, 'raise_owner_alarm', { token })).toMatchObject({ success: true });
    for (const person of [to, email]) await read(language, person, 'handover_stopped', { ...facts, at: time(at) });
  });
});
