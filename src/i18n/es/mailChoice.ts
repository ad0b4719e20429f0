export const mailChoice = {
  page: 'Darse de baja',
  title: 'Correos de %{store}',
  loading: 'Cargando tus preferencias',
  over: 'Este enlace no funciona o está incompleto.',
  subscribed: '%{email} recibe correos sobre las respuestas a tus reseñas.',
  unsubscribed: '%{email} ya no recibe correos sobre las respuestas a tus reseñas.',
  orders: 'Los correos sobre tus pedidos y reservas seguirán llegando.',
  unsubscribe: 'Darme de baja',
  undo: 'Deshacer',
};
