import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Bestellungen. Für offene Bestellungen bleibt es bei der bisherigen MwSt.',
  field: {
    is_tax_included: 'Preise enthalten die MwSt.',
    is_use_item_tax: 'Jeder Artikel hat seinen eigenen Steuersatz',
    store_tax: 'Steuersatz des Betriebs',
  },
  help: {
    is_tax_included: 'Ist das ausgeschaltet, kommt die MwSt. zu den angezeigten Preisen hinzu.',
    is_use_item_tax: 'Legen Sie den Steuersatz bei jedem Artikel fest.',
    store_tax:
      'Gilt für alle Artikel. Hat jeder Artikel seinen eigenen Steuersatz, ist dies die Vorgabe für neue. Reservierungsgebühren enthalten MwSt. zu diesem Satz.',
  },
  receipt: {
    title: 'Musterbeleg',
    detail: 'Berechnet wie eine echte Bestellung, mit den Werten oben.',
    line: '%{quantity} × %{price} zu %{rate}\u00A0%',
    tax_included: 'Enthaltene MwSt.',
    tax_on_top: 'MwSt.',
    total: 'Summe',
  },
  confirm: {
    title: 'Berechnung der MwSt. ändern?',
    included:
      'Die angezeigten Preise bleiben gleich und enthalten künftig die MwSt.; Kunden zahlen weniger als bisher.',
    on_top: 'Die angezeigten Preise bleiben gleich, aber die MwSt. kommt dazu; Kunden zahlen mehr als bisher.',
    by_item: 'Für jeden Artikel gilt sein eigener Steuersatz.',
    one_rate: 'Für alle Artikel gilt der Steuersatz des Betriebs; ihre eigenen bleiben gespeichert, gelten aber nicht.',
    rate: 'Der neue Steuersatz gilt für jede neue Bestellung, die ihn verwendet.',
    yes: 'MwSt. ändern',
    no: 'So lassen',
  },
} satisfies SettingsTexts;
