import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Benachrichtigungen',
  explain:
    'Dieses Gerät kann Ihnen neue Bestellungen, Stornierungen und schlechte Bewertungen melden, auch wenn Storedesk geschlossen ist.',
  turn_on: 'Einschalten',
  is_on: 'Auf diesem Gerät eingeschaltet',
  registering: 'Wird eingeschaltet\u00A0…',
  unreached:
    'Erlaubt, aber dieses Gerät konnte nicht registriert werden. Ist Storedesk geschlossen, erhalten Sie keine Benachrichtigungen.',
  blocked: 'Vom Browser blockiert. Erlauben Sie in seinen Einstellungen Benachrichtigungen für diese Website.',
  failed: 'Die Benachrichtigungen konnten nicht eingeschaltet werden. Versuchen Sie es später erneut.',
  offer: 'Bei Bestellungen benachrichtigen, auch wenn Storedesk geschlossen ist?',
  waiting: 'Sie haben eine Benachrichtigung angetippt',
};
