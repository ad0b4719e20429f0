import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para reservas novas. Uma reserva mantém as condições com que foi feita.',
  field: { booking_tiers: 'Taxas de cancelamento' },
  help: {
    booking_tiers: 'Pelo tamanho do grupo e pelo horário. Se várias servem para uma reserva, vale a última.',
  },
  choice: {
    mode: { absolute: 'Valor fixo', percentage: 'Porcentagem' },
    per: { booking: 'Por reserva', person: 'Por pessoa' },
  },
  tier: {
    persons_min: 'Grupos a partir de',
    from: 'Das',
    to: 'Às',
    number: 'Taxas %{number}',
    add: 'Adicionar taxas para outras reservas',
    remove: 'Excluir as taxas %{number}',
    duplicate: 'Outras taxas já valem para essas reservas.',
  },
  charge: {
    rows: 'Se o cliente cancelar tarde',
    hours_before: 'Menos de (horas)',
    mode: 'Taxa',
    amount: 'Valor',
    percent: 'Porcentagem',
    per: 'Aplica-se',
    no_show: 'Taxa se o cliente não comparecer',
    number: 'Taxa %{number}',
    add: 'Adicionar taxa',
    remove: 'Excluir a taxa %{number}',
  },
  sentence: {
    nothing: 'Você pode cancelar sem custo a qualquer momento.',
    between: 'Das %{from} às %{to}:',
    parties: 'Grupos a partir de %{persons} pessoas:',
    parties_between: 'Grupos a partir de %{persons} pessoas, das %{from} às %{to}:',
    free: 'Você pode cancelar sem custo a qualquer momento.',
    free_until: 'Você pode cancelar sem custo até %{hours} h antes da reserva.',
    later: 'Com menos de %{hours} h: %{charge}.',
    no_show: 'Se você não vier: %{charge}.',
    booking: '%{amount} por reserva',
    person: '%{amount} por pessoa',
    percentage: '%{percent} dos itens pedidos com antecedência',
  },
  summary: { title: 'O que os clientes leem' },
} satisfies SettingsTexts;
