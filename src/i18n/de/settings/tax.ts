import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Bestellungen; offene behalten ihre Steuer.',
  field: {
    is_tax_included: 'Preise enthalten die Steuer',
    is_use_item_tax: 'Jeder Artikel hat seinen eigenen Satz',
    store_tax: 'Steuersatz des Geschäfts',
  },
  help: {
    is_tax_included: 'Sonst kommt die Steuer auf die gezeigten Preise.',
    is_use_item_tax: 'Die Sätze stehen bei den Artikeln.',
    store_tax: 'Für alle Artikel, oder für neue, wenn jeder seinen eigenen hat.',
  },
  receipt: {
    title: 'Musterbeleg',
    detail: 'Berechnet wie Bestellungen, mit den Werten oben.',
    line: '%{quantity} × %{price} zu %{rate} %',
    tax_included: 'Enthaltene Steuer',
    tax_on_top: 'Steuer',
    total: 'Summe',
  },
  confirm: {
    title: 'Besteuerung der Preise ändern?',
    included: 'Die gezeigten Preise bleiben gleich und enthalten künftig die Steuer; Kunden zahlen weniger als bisher.',
    on_top: 'Die gezeigten Preise bleiben gleich, aber die Steuer kommt dazu; Kunden zahlen mehr als bisher.',
    by_item: 'Jeder Artikel wird mit seinem eigenen Satz besteuert.',
    one_rate:
      'Alle Artikel werden mit dem Satz des Geschäfts besteuert; ihre eigenen bleiben gespeichert, gelten aber nicht.',
    rate: 'Der neue Satz gilt für jede neue Bestellung, die ihn verwendet.',
    yes: 'Steuer ändern',
    no: 'So lassen',
  },
} satisfies SettingsTexts;
