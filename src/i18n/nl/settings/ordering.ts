import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Geldt voor nieuwe bestellingen. Openstaande bestellingen houden hun prijs en tijden; alleen de tijd om te accepteren en de waarschuwingen gelden ook daarvoor.',
  waiting:
    'Geldt ook voor bestellingen die nu wachten. Ingeplande bestellingen wachten tot hun tijd. Wat je zelf opneemt, is meteen geaccepteerd.',
  section: {
    taking: 'Bestellingen aannemen',
    times: 'Tijden',
    answering: 'Bestellingen accepteren',
    clocks: 'Waarschuwingen',
    handover: 'Overhandigen',
    note: 'Bericht aan klanten',
  },
  field: {
    is_business: 'Bestellingen aannemen',
    is_delivery_on: 'Bezorging',
    is_pickup_on: 'Afhalen',
    is_table_on: 'Tafel',
    minimum_order_price: 'Minimumbestelbedrag',
    preparation_time: 'Bereidingstijd',
    pickup_time: 'Minuten tot een afhaalbestelling klaar is',
    delivery_time_min: 'Bezorgen duurt minstens',
    delivery_time: 'Bezorgen duurt hoogstens',
    is_ask_estimated_time_for_ready_order: 'Bij accepteren het aantal minuten vragen',
    is_auto_accept: 'Automatisch accepteren',
    answer_within: 'Minuten tot een nieuwe bestelling wordt geweigerd',
    change_answer_within: 'Minuten waarin de klant een wijziging kan goedkeuren',
    warn_before: 'Vooraf waarschuwen',
    collect_within: 'Afhaalbestelling geldt als niet afgehaald na',
    is_confirmation_code_required_at_delivery: 'Code vragen bij bezorging',
    is_confirmation_code_required_at_pickup: 'Code vragen bij afhalen',
    customer_note: 'Bericht aan klanten',
  },
  help: {
    is_business: 'Als dit uit staat, kan niemand bestellen, ook jij niet.',
    minimum_order_price: 'Zonder kosten en fooi. Voor bezorgen en afhalen.',
    preparation_time: 'Wordt voorgesteld als je een bestelling accepteert, en gebruikt voor de beloofde tijden.',
    delivery_time: 'Wordt gebruikt voor de beloofde tijden.',
    delivery_time_min: 'Klanten zien het minimum en het maximum.',
    customer_note:
      'Klanten lezen het voordat ze bestellen. Neem je zelf een bestelling op, dan herinneren we je eraan het te vertellen.',
    answer_within:
      'Als niemand de bestelling binnen deze tijd accepteert of weigert, wordt die geweigerd en de betaling terugbetaald.',
    change_answer_within: 'Daarna blijft de bestelling zoals die was.',
    warn_before: 'Zo lang van tevoren wordt de tijd van een bestelling oranje.',
    collect_within: 'Geteld vanaf de beloofde tijd.',
  },
} satisfies SettingsTexts;
