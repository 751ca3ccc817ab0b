-- Until now "human" was the only way to reach the team and called it without asking. Owners who want that choose it again.
UPDATE "chatbots" SET "fallback" = 'offer' WHERE "fallback" = 'human';
