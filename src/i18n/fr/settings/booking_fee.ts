import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles réservations. Une réservation garde les frais avec lesquels elle a été faite.',
  field: {
    booking_fee_amount: 'Frais de réservation',
    booking_fee_per: 'S’applique',
    booking_fee_is_off_the_bill: 'Déduire les frais de l’addition',
    booking_fee_due_within: 'À payer dans un délai de',
    booking_fee_after_no_shows: 'Seulement après des absences',
  },
  help: {
    booking_fee_amount: 'Les clients qui réservent en ligne les paient par carte. Saisissez 0 pour ne rien demander.',
    booking_fee_is_off_the_bill: 'Si désactivé, ils s’ajoutent à l’addition.',
    booking_fee_due_within: 'Si un client ne paie pas à temps, la réservation est annulée et la table est libérée.',
    booking_fee_after_no_shows:
      'Seuls les clients avec au moins autant de réservations non honorées les paient. Saisissez 0 pour les demander à tous.',
  },
  choice: { booking_fee_per: { booking: 'Par réservation', person: 'Par personne' } },
  summary: { title: 'Ce que lisent les clients' },
  sentence: {
    none: 'La réservation est gratuite.',
    pay: 'Veuillez payer %{fee} par carte dans un délai de %{time} après la réservation. Sinon, votre réservation sera annulée.',
    deposit: 'Nous demandons un acompte car vous n’êtes pas venu lors d’une réservation précédente.',
    off_the_bill: 'Le montant est déduit de l’addition.',
    kept: 'Le montant s’ajoute à l’addition.',
    returned: 'Si vous annulez, nous vous rendons ce qui reste après les frais d’annulation.',
    booking: '%{amount} par réservation',
    person: '%{amount} par personne',
  },
} satisfies SettingsTexts;
