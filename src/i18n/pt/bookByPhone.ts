/** Booking a table for a guest who calls. */
export const bookByPhone = {
  confirm: 'Reservar',
  anyway: 'Reservar mesmo assim',
  with_dishes: 'Pedir itens também',
  done: 'Reservado: %{name}, %{time}, mesa %{table}',
  blocked: '%{time}, indisponível',
  none: 'Nenhum horário pode ser reservado nesse dia.',
  next: 'Próximos horários livres',
  rule: {
    off: 'As reservas de mesa estão desativadas.',
    no_table: 'Nenhuma mesa para esse número de pessoas está livre nesse horário.',
  },
  setting: 'Abrir a configuração',
  taken: 'A mesa %{table} não está livre nesse horário.',
  just_taken: 'Alguém acabou de reservar a mesa %{table}.',
  held: 'A mesa %{table} fica guardada para você até %{time}.',
  asks_fee: 'Pedir a taxa de reserva',
  asks_fee_help:
    '%{amount}, a pagar com cartão em até %{time}. Envie ao cliente o link que está nos detalhes da reserva.',
  note: 'Observação',
  other_tables: 'Outras mesas',
  visits: '%{smart_count} visita |||| %{smart_count} visitas',
  no_shows: 'não compareceu %{smart_count} vez |||| não compareceu %{smart_count} vezes',
};
