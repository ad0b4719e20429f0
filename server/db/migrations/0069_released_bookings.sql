-- The index orders_released is left to server/db/buildOnline.ts.
SELECT 1;
