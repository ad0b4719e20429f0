import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Benachrichtigungen',
  explain: 'Dieses Gerät kann Ihnen neue Bestellungen und Stornierungen melden, auch wenn Storedesk geschlossen ist.',
  turn_on: 'Einschalten',
  not_now: 'Nicht jetzt',
  is_on: 'Auf diesem Gerät eingeschaltet',
  registering: 'Wird eingeschaltet …',
  unreached:
    'Hier erlaubt, aber das Gerät konnte nicht angemeldet werden. Ist Storedesk geschlossen, wird nichts gemeldet.',
  retry: 'Erneut versuchen',
  blocked: 'Vom Browser blockiert. Erlauben Sie dort in den Einstellungen Benachrichtigungen für diese Adresse.',
  failed: 'Die Benachrichtigungen konnten nicht eingeschaltet werden. Versuchen Sie es später erneut.',
  offer_title: 'Von Bestellungen erfahren, wenn Storedesk geschlossen ist?',
  offer_detail:
    'Dieses Gerät meldet dann neue Bestellungen und Stornierungen. Einschalten können Sie das auch später bei der Glocke.',
  waiting: 'Die Bestellung aus der Benachrichtigung',
};
