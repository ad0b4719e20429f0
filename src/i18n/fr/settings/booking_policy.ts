import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles réservations. Une réservation garde les conditions auxquelles elle a été faite.',
  field: { booking_tiers: 'Frais d’annulation' },
  help: {
    booking_tiers:
      'Selon la taille du groupe et l’heure. Si plusieurs conviennent à une réservation, les derniers s’appliquent.',
  },
  choice: {
    mode: { absolute: 'Montant fixe', percentage: 'Pourcentage' },
    per: { booking: 'Par réservation', person: 'Par personne' },
  },
  tier: {
    persons_min: 'Groupes d’au moins',
    from: 'De',
    to: 'À',
    number: 'Frais %{number}',
    add: 'Ajouter un groupe de frais',
    remove: 'Supprimer les frais %{number}',
    duplicate: 'D’autres frais s’appliquent déjà à ces réservations.',
  },
  charge: {
    rows: 'En cas d’annulation tardive',
    hours_before: 'Moins de (heures)',
    mode: 'Type de frais',
    amount: 'Montant',
    percent: 'Pourcentage',
    per: 'Application',
    no_show: 'Frais si les clients sont absents',
    number: 'Frais %{number}',
    add: 'Ajouter des frais',
    remove: 'Supprimer les frais %{number}',
  },
  sentence: {
    nothing: 'Vous pouvez annuler gratuitement à tout moment.',
    between: 'De %{from} à %{to}\u202F:',
    parties: 'Groupes d’au moins %{persons} personnes\u202F:',
    parties_between: 'Groupes d’au moins %{persons} personnes, de %{from} à %{to}\u202F:',
    free: 'Vous pouvez annuler gratuitement à tout moment.',
    free_until: 'Vous pouvez annuler gratuitement jusqu’à %{hours}\u202Fh avant votre réservation.',
    later: 'Moins de %{hours}\u202Fh avant\u202F: %{charge}.',
    no_show: 'Si vous ne venez pas\u202F: %{charge}.',
    booking: '%{amount} par réservation',
    person: '%{amount} par personne',
    percentage: '%{percent} du total de votre réservation',
  },
  summary: { title: 'Ce que lisent les clients' },
  trial: {
    title: 'Ce que les clients paieraient',
    persons: 'Couverts',
    time: 'Heure réservée',
    hours: 'Annulation (heures avant)',
    items: 'Total de la réservation',
    cancelled: 'Pour l’annulation\u202F: %{amount}',
    no_show: 'En cas d’absence\u202F: %{amount}',
  },
} satisfies SettingsTexts;
