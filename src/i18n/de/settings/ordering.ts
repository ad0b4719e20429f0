import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Gilt für neue Bestellungen. Offene Bestellungen behalten Preis und Zeiten; nur die Zeit zum Annehmen und die Warnungen gelten auch für sie.',
  waiting:
    'Gilt auch für Bestellungen, die jetzt warten. Vorbestellungen warten bis zu ihrem Termin. Selbst aufgenommene Bestellungen sind sofort angenommen.',
  section: {
    taking: 'Bestellannahme',
    times: 'Zeiten',
    answering: 'Neue Bestellungen annehmen',
    clocks: 'Warnungen',
    handover: 'Übergabe',
    note: 'Hinweis für Kunden',
  },
  field: {
    is_business: 'Bestellungen annehmen',
    is_delivery_on: 'Lieferung',
    is_pickup_on: 'Abholung',
    is_table_on: 'Tisch',
    minimum_order_price: 'Mindestbestellwert',
    preparation_time: 'Zubereitungszeit',
    pickup_time: 'Zeit, bis eine Abholung fertig ist',
    delivery_time_min: 'Lieferung dauert mindestens',
    delivery_time: 'Lieferung dauert höchstens',
    is_ask_estimated_time_for_ready_order: 'Beim Annehmen fragen, wie viele Minuten es dauert',
    is_auto_accept: 'Automatisch annehmen',
    answer_within: 'Minuten, bis eine neue Bestellung abgelehnt wird',
    change_answer_within: 'Minuten, in denen Kunden einer Änderung zustimmen können',
    warn_before: 'Vorwarnzeit',
    collect_within: 'Fertige Bestellung gilt als nicht abgeholt nach',
    is_confirmation_code_required_at_delivery: 'Code bei Lieferung verlangen',
    is_confirmation_code_required_at_pickup: 'Code bei Abholung verlangen',
    customer_note: 'Hinweis für Kunden',
  },
  help: {
    is_business: 'Ist das ausgeschaltet, kann niemand bestellen, und auch Sie können keine Bestellung aufnehmen.',
    minimum_order_price: 'Ohne Gebühren und Trinkgeld. Gilt für Lieferung und Abholung.',
    preparation_time: 'Wird beim Annehmen vorgeschlagen und für zugesagte Zeiten verwendet.',
    delivery_time: 'Daraus werden die zugesagten Zeiten berechnet.',
    delivery_time_min: 'Kunden sehen die Spanne zwischen beiden Werten.',
    customer_note:
      'Kunden sehen ihn vor der Bestellung. Nehmen Sie selbst eine Bestellung auf, erinnern wir Sie daran, ihn weiterzugeben.',
    answer_within:
      'Nimmt bis dahin niemand die Bestellung an oder lehnt sie ab, wird sie automatisch abgelehnt und die Zahlung erstattet.',
    change_answer_within: 'Danach bleibt die Bestellung, wie sie war.',
    warn_before: 'So lange vorher wird die Zeit einer Bestellung gelb.',
    collect_within: 'Gezählt ab der zugesagten Zeit.',
  },
} satisfies SettingsTexts;
