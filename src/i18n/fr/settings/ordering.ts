import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'S’applique aux nouvelles commandes. Les commandes en cours gardent leur prix et leurs heures\u202F; seuls le délai d’acceptation et les alertes de retard s’y appliquent aussi.',
  waiting:
    'S’applique aussi aux commandes en attente. Les commandes programmées attendent leur heure. Celles que vous prenez vous-même sont acceptées aussitôt.',
  section: {
    taking: 'Prise de commandes',
    times: 'Délais',
    answering: 'Acceptation des commandes',
    clocks: 'Alertes de retard',
    handover: 'Remise au client',
    note: 'Message aux clients',
  },
  field: {
    is_business: 'Prendre des commandes',
    is_delivery_on: 'Livraison',
    is_pickup_on: 'À emporter',
    is_table_on: 'Sur place',
    minimum_order_price: 'Montant minimum',
    preparation_time: 'Temps de préparation',
    pickup_time: 'Temps avant le retrait',
    delivery_time_min: 'Livraison\u202F: au moins',
    delivery_time: 'Livraison\u202F: au plus',
    is_ask_estimated_time_for_ready_order: 'Demander le temps de préparation à l’acceptation',
    is_auto_accept: 'Accepter automatiquement',
    answer_within: 'Minutes avant le refus d’une nouvelle commande',
    change_answer_within: 'Minutes laissées au client pour accepter une modification',
    warn_before: 'Alerter avant l’échéance',
    collect_within: 'À emporter\u202F: non retirée après',
    is_confirmation_code_required_at_delivery: 'Demander un code à la livraison',
    is_confirmation_code_required_at_pickup: 'Demander un code au retrait',
    customer_note: 'Message aux clients',
  },
  help: {
    is_business: 'Si c’est désactivé, personne ne peut passer de commande, vous non plus.',
    minimum_order_price: 'Hors frais et pourboire. Pour la livraison et la vente à emporter.',
    preparation_time: 'Proposé à l’acceptation, et utilisé pour les heures promises.',
    delivery_time: 'Sert à calculer les heures promises.',
    delivery_time_min: 'Les clients voient la fourchette entre les deux.',
    customer_note:
      'Les clients le lisent avant de commander. Quand vous prenez une commande, nous vous rappelons de le transmettre.',
    answer_within:
      'Si personne n’accepte ni ne refuse la commande dans ce délai, elle est refusée et le paiement remboursé.',
    change_answer_within: 'Passé ce délai, la commande reste telle quelle.',
    warn_before: 'L’heure affichée passe à l’orange quand il ne reste plus que ce temps.',
    collect_within: 'Compté à partir de l’heure promise.',
  },
} satisfies SettingsTexts;
