import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Gilt für neue Bestellungen; offene behalten Preis und Zeiten. Nur die Zeit zum Annehmen und die Warnungen gelten auch für offene Bestellungen.',
  waiting:
    'Gilt auch für Bestellungen, die jetzt warten. Vorbestellungen warten bis zu ihrem Termin. Selbst aufgenommene Bestellungen sind sofort angenommen.',
  section: {
    taking: 'Bestellannahme',
    times: 'Zeiten',
    answering: 'Annahme',
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
    pickup_time: 'Bis zur Abholung',
    delivery_time_min: 'Lieferung dauert mindestens',
    delivery_time: 'Lieferung dauert höchstens',
    is_ask_estimated_time_for_ready_order: 'Beim Annehmen nach Minuten fragen',
    is_auto_accept: 'Automatisch annehmen',
    answer_within: 'Minuten, bis eine neue Bestellung abgelehnt wird',
    change_answer_within: 'Minuten für die Zustimmung zu einer Änderung',
    warn_before: 'Vorwarnzeit',
    collect_within: 'Fertige Bestellung gilt als nicht abgeholt nach',
    is_confirmation_code_required_at_delivery: 'Code bei Lieferung verlangen',
    is_confirmation_code_required_at_pickup: 'Code bei Abholung verlangen',
    customer_note: 'Hinweis für Kunden',
  },
  help: {
    is_business: 'Ist das aus, nimmt niemand neue Bestellungen auf, auch Sie selbst nicht.',
    minimum_order_price: 'Wert der Artikel, bei Lieferung und Abholung.',
    preparation_time: 'Wird beim Annehmen vorgeschlagen; darauf beruhen zugesagte Zeiten.',
    delivery_time: 'Damit rechnen zugesagte Zeiten.',
    delivery_time_min: 'Kunden wird der Bereich zwischen beiden genannt.',
    customer_note:
      'Kunden lesen ihn vor der Bestellung. Nehmen Sie selbst eine Bestellung auf, werden Sie daran erinnert.',
    answer_within:
      'Nimmt sie bis dahin niemand an oder lehnt sie ab, wird sie automatisch abgelehnt und die Zahlung erstattet.',
    change_answer_within: 'Danach bleibt die Bestellung, wie sie war.',
    warn_before: 'So lange vorher wird die Zeit einer Bestellung gelb.',
    collect_within: 'Gezählt ab der zugesagten Zeit.',
  },
} satisfies SettingsTexts;
